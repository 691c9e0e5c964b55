/** The start page: its living board, and where the browser lets it, the pages as an app. */
import '../replay/main';
import { offerInstall } from '../core/install';

offerInstall();
