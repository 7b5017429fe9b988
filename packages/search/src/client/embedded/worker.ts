/**
 * The embedded index, away from the thread that draws the page: to read it takes a phone half a second.
 */
import {makeCarrier} from './carryOut';
import type {WorkerAnswer, WorkerOrder} from './protocol';

const carryOut = makeCarrier();

self.addEventListener('message', ({data: {number, order}}: MessageEvent<{number: number; order: WorkerOrder}>) => {
  let answer: WorkerAnswer;
  try {
    answer = {number, value: carryOut(order)};
  } catch (error) {
    answer = {number, error: String(error)};
  }
  self.postMessage(answer);
});
