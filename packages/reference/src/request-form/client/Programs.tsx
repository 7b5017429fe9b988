import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {notifyPageChange} from '@paydocs/static-pages/shell';
import {CopyButton, TabList, getTabIds, WrapButton} from '@paydocs/theme';
import type {Program} from '../form/programs';
import {highlightCode} from './highlight';

/** Prefix of the tabs' IDs. */
const ID_PREFIX = 'builder-';

/** Renders the programs that send a request, in tabs that the shell's listeners switch. */
export function Programs({programs}: {programs: readonly Program[]}): ReactNode {
  // Selects the language that the reader chose on another page.
  useEffect(notifyPageChange, []);
  return (
    <div className="builder-programs" data-picker="language" data-copy-scope="">
      <div className="builder-bar">
        <TabList
          base={ID_PREFIX}
          tabs={programs.map(({id, label}) => ({value: id, label}))}
          label={translate({id: 'paydocs.tabs.language', message: 'Language'})}
        />
        <WrapButton pressed />
        <CopyButton label={translate({id: 'paydocs.ref.copySample', message: 'Copy the code sample'})} />
      </div>
      {programs.map(({id, code}, index) => {
        const {tab, panel} = getTabIds(ID_PREFIX, index);
        return (
          <div key={id} role="tabpanel" id={panel} aria-labelledby={tab} hidden={index > 0}>
            <pre translate="no" tabIndex={0}>
              {highlightCode(code)}
            </pre>
          </div>
        );
      })}
    </div>
  );
}
