import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {getAreaNames, type Area} from '../../client/areas';

interface Props {
  area?: Area | undefined;
  /** Called with the selected area; absent during server rendering, when the form is static. */
  onChange?: (area: Area | undefined) => void;
}

/** Renders radio buttons to select the area to search. */
export function AreaFilter({area, onChange}: Props): React.ReactNode {
  const choices: [Area | undefined, string][] = [
    [undefined, translate({id: 'paydocs.search.all', message: 'All'})],
    ...(Object.entries(getAreaNames()) as [Area, string][]),
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
