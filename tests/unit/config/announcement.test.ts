import {describe, expect, it} from 'vitest';
import {createAnnouncementBar} from '../../../src/config/announcement';

describe('announcementBar', () => {
  it('is not there without an announcement', () => {
    expect(createAnnouncementBar(undefined)).toBeUndefined();
  });

  it('has the id and content of the announcement, and can be closed', () => {
    expect(createAnnouncementBar({id: 'spring', content: 'News'})).toMatchObject({
      id: 'spring',
      content: 'News',
      isCloseable: true,
    });
  });
});
