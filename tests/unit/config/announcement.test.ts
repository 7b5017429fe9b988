import {describe, expect, it} from 'vitest';
import {announcementBar} from '../../../src/config/announcement';

describe('announcementBar', () => {
  it('is not there without an announcement', () => {
    expect(announcementBar(undefined)).toBeUndefined();
  });

  it('has the id and content of the announcement, and can be closed', () => {
    expect(announcementBar({id: 'spring', content: 'News'})).toMatchObject({
      id: 'spring',
      content: 'News',
      isCloseable: true,
    });
  });
});
