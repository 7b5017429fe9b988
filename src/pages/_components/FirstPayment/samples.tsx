import React from 'react';
import {brand} from '@site/src/brand';

/*
 * Short enough to be coloured by hand: no highlighter is sent to the browser. The classes are those
 * of `src/css/highlight.css`.
 */
const Name = ({children}: {children: string}): React.ReactNode => (
  <span className="hl-property">{`"${children}"`}</span>
);
const Text = ({children}: {children: string}): React.ReactNode => <span className="hl-string">{children}</span>;
const Value = ({children}: {children: string}): React.ReactNode => <span className="hl-number">{children}</span>;

/** The request that creates a payment of 15.00 EUR. */
export const request = (
  <>
    <span className="hl-function">curl</span>
    {` ${brand.urls.api}/payments \\\n  -H `}
    <Text>{'"Authorization: Bearer key_test_…"'}</Text>
    {' \\\n  -H '}
    <Text>{'"Content-Type: application/json"'}</Text>
    {" \\\n  -d '{\n    "}
    <Name>amount</Name>: <Value>1500</Value>
    {',\n    '}
    <Name>currency</Name>: <Text>{'"EUR"'}</Text>
    {',\n    '}
    <Name>orderId</Name>: <Text>{'"ORDER-10042"'}</Text>
    {',\n    '}
    <Name>callbackUrl</Name>: <Text>{'"https://shop.example/webhooks/payments"'}</Text>
    {"\n  }'"}
  </>
);

/** What the request answers, in part. */
export const answer = (
  <>
    {'{\n  '}
    <Name>id</Name>: <Text>{'"pay_8fJ2kQ9sLm3XvT0a"'}</Text>
    {',\n  '}
    <Name>status</Name>: <Text>{'"PENDING"'}</Text>
    {',\n  '}
    <Name>nextAction</Name>
    {': {\n    '}
    <Name>type</Name>: <Text>{'"REDIRECT"'}</Text>
    {',\n    '}
    <Name>redirect</Name>
    {': {\n      '}
    <Name>url</Name>: <Text>{`"https://pay.${brand.slug}.example/pay_8fJ2kQ9sLm3XvT0a"`}</Text>
    {',\n      '}
    <Name>method</Name>: <Text>{'"GET"'}</Text>
    {'\n    }\n  }\n}'}
  </>
);

/** The event that says that the payment is complete, in part. */
export const event = (
  <>
    {'{\n  '}
    <Name>type</Name>: <Text>{'"payment.succeeded"'}</Text>
    {',\n  '}
    <Name>data</Name>
    {': {\n    '}
    <Name>object</Name>
    {': {\n      '}
    <Name>id</Name>: <Text>{'"pay_8fJ2kQ9sLm3XvT0a"'}</Text>
    {',\n      '}
    <Name>status</Name>: <Text>{'"SUCCEEDED"'}</Text>
    {'\n    },\n    '}
    <Name>previousStatus</Name>: <Text>{'"PENDING"'}</Text>
    {'\n  }\n}'}
  </>
);
