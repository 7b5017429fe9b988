import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Consent from '../src/components/Consent';

it("hides the question and the settings until the shell knows the reader's choice", () => {
  const html = renderToStaticMarkup(<Consent tagManagerId="GTM-TEST1" />);
  expect(html).toMatch(/data-consent-question="" hidden=""/);
  expect(html).toMatch(/data-consent-settings="" hidden=""/);
});
