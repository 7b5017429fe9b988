import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Consent from '../src/components/Consent';

it('shows neither the question nor the way to ask it again, until the shell knows what the reader said', () => {
  const html = renderToStaticMarkup(<Consent tagManagerId="GTM-TEST1" />);
  expect(html).toMatch(/data-consent-question="" hidden=""/);
  expect(html).toMatch(/data-consent-settings="" hidden=""/);
});
