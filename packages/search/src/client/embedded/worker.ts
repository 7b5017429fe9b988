/** The worker of the embedded index. Parsing the index would block a phone's main thread for half a second. */
import {makeCarrier} from './carryOut';
import type {WorkerAnswer, WorkerOrder} from './protocol';

const handle = makeCarrier();

self.addEventListener('message', ({data: {number, request}}: MessageEvent<{number: number; request: WorkerOrder}>) => {
  let response: WorkerAnswer;
  try {
    response = {number, value: handle(request)};
  } catch (error) {
    response = {number, error: String(error)};
  }
  self.postMessage(response);
});
