import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {areaNames, type Area} from '../../client/areas';

interface Props {
  area?: Area | undefined;
  /** Absent on the server: the form is HTML there. */
  onChange?: (area: Area | undefined) => void;
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
          <input
            type="radio"
            name="area"
            value={value ?? ''}
            {...(onChange
              ? {checked: area === value, onChange: () => onChange(value)}
              : {defaultChecked: area === value})}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
