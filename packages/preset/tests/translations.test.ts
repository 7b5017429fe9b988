import {expect, it} from 'vitest';
import {look} from '../src/look';
import {loadPageMessages} from '../src/translations';
import {workIn} from '../../guides/tests/checks/workspace';

it('components have their texts in the language that is built', async () => {
  const textsIn = (currentLocale: string) =>
    look({baseUrl: '/', i18n: {currentLocale}} as never, {} as never).getDefaultCodeTranslationMessages!();
  expect(await textsIn('es')).toMatchObject({
    'paydocs.search': 'Buscar',
    'paydocs.loading': 'Cargando…',
    'paydocs.ref.required': 'obligatorio',
  });
  expect(await textsIn('en')).toEqual({});
});

it('generated pages have those texts, more that no browser loads, and what the site says instead', async () => {
  workIn({'i18n/es/code.json': JSON.stringify({'paydocs.page.headers': {message: 'Encabezados'}})});
  expect(loadPageMessages('es')).toMatchObject({
    'paydocs.ref.example': 'Ejemplo',
    'paydocs.page.responses': 'Respuestas',
    'paydocs.rule.never': 'Nunca permitido',
    'paydocs.page.headers': 'Encabezados',
  });
  expect(loadPageMessages('en')).toEqual({});
  const ofComponents = await look({baseUrl: '/', i18n: {currentLocale: 'es'}} as never, {} as never)
    .getDefaultCodeTranslationMessages!();
  expect(Object.keys(ofComponents).filter((id) => /\.(?:page|fact|auth|rule)\./.test(id))).toEqual([]);
});
