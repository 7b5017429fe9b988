/** The island of the search page: the shell imports it when the page's URL has a query, or a reader uses the form. */
import React from 'react';
import {flushSync} from 'react-dom';
import {ErrorBoundary, IslandCrash, createIslandRoot} from '@paydocs/static-pages/shell';
import type {SearchSettings} from '../../settings';
import {SettingsContext} from '../SettingsContext';
import {SearchForm} from './SearchForm';

/**
 * Replaces the page's static form with the interactive one, and keeps the reader's input and focus.
 *
 * @param container - element that contains the form
 * @param settings - settings that each page contains as JSON
 */
export function showSearchForm(container: HTMLElement, settings: SearchSettings): void {
  const field = container.querySelector<HTMLInputElement>('input[type="search"]');
  const area = container.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? '';
  const hasFocus = field === document.activeElement;
  const chosen = document.activeElement?.getAttribute('value');
  const typed = field?.value ?? '';
  flushSync(() =>
    createIslandRoot(container).render(
      <SettingsContext value={settings}>
        <ErrorBoundary fallback={(crash) => <IslandCrash {...crash} />}>
          <SearchForm typed={typed} chosen={area} />
        </ErrorBoundary>
      </SettingsContext>,
    ),
  );
  const inputs = [...container.querySelectorAll('input')];
  const target = hasFocus ? inputs[0] : inputs.find(({type, value}) => type === 'radio' && value === chosen);
  target?.focus();
}
