import {describe, expect, it} from 'vitest';
import {createAnnouncementBar} from '../../../src/config/announcement';

describe('createAnnouncementBar', () => {
  it('returns nothing without an announcement', () => {
    expect(createAnnouncementBar(undefined)).toBeUndefined();
  });

  it('returns a closable bar with the ID and content of the announcement', () => {
    expect(createAnnouncementBar({id: 'spring', content: 'News'})).toMatchObject({
      id: 'spring',
      content: 'News',
      isCloseable: true,
    });
  });
});
