/** The island of the search page: the shell imports it when the page's URL has a query, or a reader uses the form. */
import React from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {Boundary} from '@paydocs/static-pages/islands/Boundary';
import {IslandCrash} from '@paydocs/static-pages/islands/IslandCrash';
import type {SearchSettings} from '../../settings';
import {SettingsContext} from '../SettingsContext';
import {SearchForm} from './SearchForm';

/**
 * Takes the place of the page's form, with what the reader typed and chose there.
 *
 * @param place - holds the form
 * @param settings - of search
 */
export function show(place: HTMLElement, settings: SearchSettings): void {
  const field = place.querySelector<HTMLInputElement>('input[type="search"]');
  const area = place.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? '';
  const hasFocus = field === document.activeElement;
  const chosen = document.activeElement?.getAttribute('value');
  const typed = field?.value ?? '';
  flushSync(() =>
    createRoot(place).render(
      <SettingsContext value={settings}>
        <Boundary fallback={(crash) => <IslandCrash {...crash} />}>
          <SearchForm typed={typed} chosen={area} />
        </Boundary>
      </SettingsContext>,
    ),
  );
  const inputs = [...place.querySelectorAll('input')];
  const target = hasFocus ? inputs[0] : inputs.find(({type, value}) => type === 'radio' && value === chosen);
  target?.focus();
}
