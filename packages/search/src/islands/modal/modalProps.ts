import type {SearchSettings} from '../../settings';

/** Props of the modal, in a separate file because the modal's code is loaded later. */
export interface ModalProps {
  settings: SearchSettings;
  /** Query that was typed while the modal was loading. */
  initialQuery: string;
  /** Whether the reader pressed Enter after typing the query. */
  isSubmitted: boolean;
  /** Navigates to a page of the site. */
  navigate: (url: string) => void;
  onClose: () => void;
}
