import {expect, it} from 'vitest';
import {createLookPlugin} from '../src/look';
import {loadPageMessages} from '../src/translations';
import {workIn} from '../../content/tests/checks/workspace';

it('translates components into the language of the build', async () => {
  const loadTexts = (currentLocale: string) =>
    createLookPlugin({baseUrl: '/', i18n: {currentLocale}} as never, {} as never).getDefaultCodeTranslationMessages!();
  expect(await loadTexts('es')).toMatchObject({
    'paydocs.search': 'Buscar',
    'paydocs.loading': 'Cargando…',
    'paydocs.ref.required': 'obligatorio',
  });
  expect(await loadTexts('en')).toEqual({});
});

it("adds texts for generated pages that no browser loads, and the site's own translations", async () => {
  workIn({'i18n/es/code.json': JSON.stringify({'paydocs.page.headers': {message: 'Encabezados'}})});
  expect(loadPageMessages('es')).toMatchObject({
    'paydocs.ref.example': 'Ejemplo',
    'paydocs.page.responses': 'Respuestas',
    'paydocs.rule.never': 'Nunca permitido',
    'paydocs.page.headers': 'Encabezados',
  });
  expect(loadPageMessages('en')).toEqual({});
  const componentTexts = await createLookPlugin({baseUrl: '/', i18n: {currentLocale: 'es'}} as never, {} as never)
    .getDefaultCodeTranslationMessages!();
  expect(Object.keys(componentTexts).filter((id) => /\.(?:page|fact|auth|rule)\./.test(id))).toEqual([]);
});
