import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {announcePage} from '@paydocs/static-pages/shell/pageShown';
import CopyButton from '@paydocs/ui/components/CopyButton';
import TabList, {tabIds} from '@paydocs/ui/components/TabList';
import WrapButton from '@paydocs/ui/components/WrapButton';
import type {Program} from '../form/programs';
import {highlighted} from './highlight';

/** Prefix of the ids of tabs. */
const BASE = 'builder-';

/** The programs that send a request, in tabs that the page's listeners turn. */
export function Programs({programs}: {programs: readonly Program[]}): ReactNode {
  // The language that the reader chose on another page.
  useEffect(announcePage, []);
  return (
    <div className="builder-programs" data-picker="language" data-copy-scope="">
      <div className="builder-bar">
        <TabList
          base={BASE}
          tabs={programs.map(({id, label}) => ({value: id, label}))}
          label={translate({id: 'paydocs.tabs.language', message: 'Language'})}
        />
        <WrapButton pressed />
        <CopyButton label={translate({id: 'paydocs.ref.copySample', message: 'Copy the code sample'})} />
      </div>
      {programs.map(({id, code}, index) => {
        const {tab, panel} = tabIds(BASE, index);
        return (
          <div key={id} role="tabpanel" id={panel} aria-labelledby={tab} hidden={index > 0}>
            <pre tabIndex={0}>{highlighted(code)}</pre>
          </div>
        );
      })}
    </div>
  );
}
