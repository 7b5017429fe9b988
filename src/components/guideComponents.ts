import {ApiChangelog, ApiEnum, ApiErrors, ApiFields, ApiRequest, ApiResponse} from '@paydocs/guides/embeds/components';
import TestData from './TestData';

/**
 * What guides show without importing it, apart from code, diagrams and tabs. Each is content, however a site
 * is arranged: the default arrangement that `npm run bench` measures has the same.
 */
export const guideComponents = {ApiChangelog, ApiEnum, ApiErrors, ApiFields, ApiRequest, ApiResponse, TestData};
