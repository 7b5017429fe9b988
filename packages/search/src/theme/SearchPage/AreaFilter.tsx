import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {areaNames, type Area} from './areas';

interface Props {
  area: Area | undefined;
  onChange(area: Area | undefined): void;
}

/** Which area of the site is searched. */
export function AreaFilter({area, onChange}: Props): React.ReactNode {
  const choices: [Area | undefined, string][] = [
    [undefined, translate({id: 'paydocs.search.all', message: 'All'})],
    ...(Object.entries(areaNames()) as [Area, string][]),
  ];
  return (
    <fieldset className="search-page__areas">
      <legend>
        <Translate id="paydocs.search.area">Area</Translate>
      </legend>
      {choices.map(([value, name]) => (
        <label key={name}>
          <input type="radio" name="area" checked={area === value} onChange={() => onChange(value)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
