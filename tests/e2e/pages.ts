import {test as base, expect, type Page} from '@playwright/test';
import {brand} from '../../src/brand';

/** One page of each kind. */
export const pageKinds = {
  home: '/',
  guide: '/getting-started/',
  brandGuide: `/${brand.slug}-js/overview/`,
  category: '/category/integrations/',
  restLanding: '/apis/rest/',
  restTag: '/apis/rest/payments/',
  restOperation: '/apis/rest/payments-create/',
  restSchema: '/apis/rest/schemas/payment/',
  graphqlLanding: '/apis/graphql/',
  graphqlOperation: '/apis/graphql/operations/mutations/create-payment/',
  graphqlType: '/apis/graphql/types/objects/payment/',
  search: '/search/',
};

/** A page whose console errors, failed requests and requests to other hosts fail the test. */
export const test = base.extend<{page: Page}>({
  page: async ({page, baseURL}, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        problems.push(`third party: ${request.url()}`);
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export {expect};
