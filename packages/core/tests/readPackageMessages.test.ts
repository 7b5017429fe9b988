import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readPackageMessages} from '../src/readPackageMessages';

it('reads the messages of a language, also for a region', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  fs.mkdirSync(path.join(folder, 'translations'));
  const write = (name: string, text: string): void =>
    fs.writeFileSync(path.join(folder, 'translations', `${name}.json`), JSON.stringify({hello: text}));
  write('es', 'Hola');
  write('pt-BR', 'Oi');
  expect(['es', 'es-MX', 'pt-BR', 'pt', 'en'].map((locale) => readPackageMessages(folder, locale).hello)).toEqual([
    'Hola',
    'Hola',
    'Oi',
    undefined,
    undefined,
  ]);
});
