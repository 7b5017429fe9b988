import type {SearchSettings} from '../../settings';

/** What the modal is opened with; its code is loaded apart. */
export interface ModalProps {
  settings: SearchSettings;
  /** What was typed while the modal was loaded. */
  initialQuery: string;
  /** Goes to a page of the site. */
  navigate: (url: string) => void;
  onClose: () => void;
}
