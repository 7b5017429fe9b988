/** All tools, in the order in which clients list them. */
import {explainError, listErrors} from './errors';
import {listEvents} from './listEvents';
import {makeRequest} from './makeRequest';
import {readOperation} from './readOperation';
import {readPage} from './readPage';
import {search} from './search';
import type {Tool} from './tool';
import {validateGraphql} from './validateGraphql';
import {validateRequest} from './validateRequest';

export const TOOLS: readonly Tool[] = [
  search,
  readPage,
  readOperation,
  listEvents,
  listErrors,
  explainError,
  makeRequest,
  validateRequest,
  validateGraphql,
];
