/** The classic pieces (Colin M.L. Burnett, GPL), as chessground carries them: pictures over the shapes of the house. */
import pictures from 'chessground/assets/chessground.cburnett.css?raw';

const SET = ':root[data-pieces="classic"]';

const worn = pictures.replaceAll(
  /\.cg-wrap piece\.(\w+)\.(white|black)/g,
  (_, role: string, color: string) => `${SET} :is(.man.${color}, .tile-${color}) svg[data-role="${role}"]`,
);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  ${worn}
  ${SET} :is(.man, .tile) svg[data-role] { background-size: 100% 100%; }
  ${SET} :is(.man, .tile) svg[data-role] > * { display: none; }
`);
document.adoptedStyleSheets.push(sheet);
