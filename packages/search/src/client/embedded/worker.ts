/** The worker of the embedded index. On the main thread, parsing the index would block a phone for half a second. */
import {createMessageHandler} from './handleMessage';
import type {WorkerResponse, WorkerRequest} from './protocol';

const handleRequest = createMessageHandler();

self.addEventListener(
  'message',
  ({data: {number, request}}: MessageEvent<{number: number; request: WorkerRequest}>) => {
    let response: WorkerResponse;
    try {
      response = {number, value: handleRequest(request)};
    } catch (error) {
      response = {number, error: String(error)};
    }
    self.postMessage(response);
  },
);
