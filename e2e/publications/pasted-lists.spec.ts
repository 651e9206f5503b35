/** Pasted lists (POST-54 to POST-56). */
import { expect, test } from '@e2e/support/test';
import { docsItem, expectPasted, onlineItem, wordBullet, wordItem, type PastedCase } from './pasted-cases';
import { openText, paste } from './rich-text';

const LEVELS: readonly PastedCase[] = [
  [
    'Word, its own nesting [D11]',
    "<ul><li style='mso-list:l0 level1 lfo1'>Lunes</li><ul><li style='mso-list:l0 level2 lfo1'>Traer bata</li></ul><li style='mso-list:l0 level1 lfo1'>Martes</li></ul>",
    ['• Lunes', '  • Traer bata', '• Martes'],
  ],
  [
    'Word, paragraphs',
    wordBullet(1, 'Lunes') + wordBullet(2, 'Bata') + wordBullet(3, 'Blanca') + wordBullet(1, 'Martes'),
    ['• Lunes', '  • Bata', '    • Blanca', '• Martes'],
  ],
  [
    'a list within a list without an item [D15]',
    '<ul><ul><li>Bata</li><li>Gafas</li></ul><li>Dos</li></ul>',
    ['• Bata', '• Gafas', '• Dos'],
  ],
  [
    'Google Docs',
    `<b style="font-weight:normal;"><ul>${docsItem(1, 'disc', 'Uno')}<ul>${docsItem(2, 'circle', 'Dos')}${docsItem(2, 'circle', 'Tres')}</ul>${docsItem(1, 'disc', 'Cuatro')}</ul></b>`,
    ['• Uno', '  • Dos', '  • Tres', '• Cuatro'],
  ],
  [
    'Google Docs, flat [D15]',
    `<ul>${docsItem(1, 'disc', 'Uno')}${docsItem(2, 'circle', 'Dos')}${docsItem(1, 'disc', 'Tres')}</ul>`,
    ['• Uno', '  • Dos', '• Tres'],
  ],
  ['Word Online', onlineItem('ul', 1, 'Uno') + onlineItem('ul', 2, 'Dos') + onlineItem('ul', 1, 'Tres'), ['• Uno', '  • Dos', '• Tres']],
  [
    'LibreOffice',
    '<ul>\n<li><p>Uno</p>\n<li><p>Dos</p></ul><ol><ol><li><p>Tres</p></ol></ol><ul><li><p>Cuatro</p></ul>',
    ['• Uno', '• Dos', '  # Tres', '• Cuatro'],
  ],
  ['OneNote', '<ul style="margin-left:.3in"><ul type=disc><li>Uno</li><li>Dos</li></ul></ul>', ['• Uno', '• Dos']],
  [
    'Internet Explorer',
    '<ol style="list-style-type: decimal;"><li><p style="mso-list: l0 level1 lfo1;">Uno</p></li><li><p style="mso-list: l0 level1 lfo1;">Dos</p></li></ol>',
    ['# Uno', '# Dos'],
  ],
  ['a jump of two levels', wordBullet(1, 'Uno') + wordBullet(3, 'Dos') + wordBullet(2, 'Tres'), ['• Uno', '  • Dos', '  • Tres']],
  ['begins below level 1', wordBullet(3, 'Uno') + wordBullet(2, 'Dos') + wordBullet(1, 'Tres'), ['• Uno', '• Dos', '• Tres']],
  ['deeper than five levels', '<ul><li>x'.repeat(7), ['• x', '  • x', '    • x', '      • x', '        • x', '        • x', '        • x']],
  [
    'an item that only holds a list',
    '<ol><li>Uno</li><li style="list-style:none"><ol><li>Dos</li></ol></li><li>Tres</li></ol>',
    ['# Uno', '  # Dos', '# Tres'],
  ],
  ['an item without a mark', '<ul><li>Uno</li><li style="list-style-type:none">sigue</li><li>Dos</li></ul>', ['• Uno⏎sigue', '• Dos']],
  ['paragraphs within an item', '<ul><li><p>Uno</p><p>sigue</p><ul><li>Dos</li></ul></li></ul>', ['• Uno⏎sigue', '  • Dos']],
  [
    'Word, a paragraph of an item',
    `${wordItem(1, '1.', 'Uno')}<p class=MsoListParagraph>sigue</p>${wordItem(1, '2.', 'Dos')}`,
    ['# Uno⏎sigue', '# Dos'],
  ],
  [
    'boxes to tick',
    '<ul><li style="list-style:none"><input type=checkbox> Bata</li><li role="checkbox" style="list-style-type:none">Gafas</li></ul>',
    ['• Bata', '• Gafas'],
  ],
  [
    'Quill',
    '<ol><li data-list="bullet">Uno</li><li data-list="bullet" class="ql-indent-1">Dos</li><li data-list="ordered">Tres</li></ol>',
    ['• Uno', '  • Dos', '# Tres'],
  ],
  ['Slack', '<ul data-indent="0"><li>Uno</li></ul><ul data-indent="1"><li>Dos</li></ul>', ['• Uno', '  • Dos']],
  [
    'PowerPoint',
    `<div><span style='mso-special-format:bullet;font-family:Arial'>•</span><span>Uno</span></div><div><span style='mso-special-format:bullet'>•</span>Dos</div>`,
    ['• Uno', '• Dos'],
  ],
  [
    'PowerPoint, numbers',
    `<div><span style='mso-special-format:"numbullet3\\,1"'>1.</span>Uno</div><div><span style='mso-special-format:"numbullet3\\,2"'>2.</span>Dos</div>`,
    ['# Uno', '# Dos'],
  ],
  ['items without a list', '<li>Uno</li><li>Dos</li>', ['• Uno', '• Dos']],
  ['marks are hidden', '<ul style="list-style:none"><li>Inicio</li><li>Cursos</li></ul>', ['Inicio', 'Cursos']],
];

const KINDS: readonly PastedCase[] = [
  [
    'Word, native and numbered [D12]',
    "<ol><li style='mso-list:l0 level1 lfo1'>Uno</li><li style='mso-list:l0 level1 lfo1'>Dos</li></ol>",
    ['# Uno', '# Dos'],
  ],
  ['two lists [D14]', '<ol><li>Uno</li><li>Dos</li></ol><ol><li>Uno</li><li>Dos</li></ol>', ['# Uno', '# Dos', '', '# Uno', '# Dos']],
  [
    'two lists of Word [D14]',
    wordItem(1, '1.', 'Uno') + wordItem(1, '2.', 'Dos') + wordItem(1, '1.', 'Uno', 'lfo2'),
    ['# Uno', '# Dos', '', '# Uno'],
  ],
  ['two lists with marks', wordBullet(1, 'Uno') + wordBullet(1, 'Dos', 'lfo2'), ['• Uno', '', '• Dos']],
  ['one list in two elements', '<ol><li>Uno</li></ol><ol start="2"><li>Dos</li></ol>', ['# Uno', '# Dos']],
  [
    'one list of Word Online',
    onlineItem('ol', 1, 'Uno', { pattern: '%1.' }) + onlineItem('ol', 1, 'Dos', { start: 2, pattern: '%1.' }),
    ['# Uno', '# Dos'],
  ],
  [
    'one list of Word Online, without its id',
    '<div><ul><li data-aria-level="1">Uno</li></ul></div><div><ul><li data-aria-level="1">Dos</li></ul></div>',
    ['• Uno', '• Dos'],
  ],
  ['a list of one [D17]', '<ul><li>Solo uno</li></ul>', ['• Solo uno']],
  ['a numbered list of one [D17]', wordItem(1, '1.', 'Solo uno'), ['# Solo uno']],
  [
    'an item in a preformatted line [D18]',
    "<pre style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Bata</pre>",
    ['• Bata'],
  ],
  [
    'marks of several kinds [D13]',
    wordItem(1, '1', 'Uno') + wordItem(1, '2-', 'Dos') + wordItem(1, '3)', 'Tres'),
    ['# Uno', '# Dos', '# Tres'],
  ],
  [
    'a mark that browsers leave in the text',
    "<p style='mso-list:l0 level1 lfo1'><span>1.<span>&nbsp;&nbsp;&nbsp;</span></span>Uno</p>",
    ['# Uno'],
  ],
  ['an item that was struck out', '<ol><li><s>Bata</s></li><li>Gafas</li><li>Gorra</li></ol>', ['# Gafas', '# Gorra']],
  [
    'a deleted item of Word',
    `${wordItem(1, '1.', 'Bata')}${wordItem(1, '2.', '<span class=msoDel><del datetime="2026-06-19">Gafas</del></span>')}${wordItem(1, '3.', 'Gorra')}${wordItem(1, '1.', '<s>Uno</s>', 'lfo2')}${wordItem(1, '2.', 'Dos', 'lfo2')}`,
    ['# Bata', '# Gorra', '', '# Dos'],
  ],
  [
    'an item of Word that was deleted with its number',
    `<p style='mso-list:l0 level1 lfo1'><s><span style='mso-list:Ignore'>1.</span>Bata</s></p>${wordItem(1, '2.', 'Gafas')}`,
    ['# Gafas'],
  ],
  ['a deleted option', wordItem(1, 'a)', '<s>Bata</s>') + wordItem(1, 'b)', 'Gafas'), ['b) Gafas']],
  ['the empty last item', '<ul><li>Uno</li><li></li></ul>', ['• Uno']],
];

const TEXTS: readonly PastedCase[] = [
  ['begins at 5 [D9]', '<ol start="5"><li>Uno</li><li>Dos</li></ol>', ['5. Uno', '6. Dos']],
  ['letters [D16]', '<ol type="a"><li>Opción</li><li>Otra</li></ol>', ['a) Opción', 'b) Otra']],
  [
    'letters of Google Docs',
    `<ol>${docsItem(1, 'lower-alpha', 'Opción')}${docsItem(1, 'lower-alpha', 'Otra')}</ol>`,
    ['a) Opción', 'b) Otra'],
  ],
  [
    'options under a question',
    '<ol><li>¿Cuál?<ol type="a"><li>Esta</li><li>Otra</li></ol></li><li>¿Por qué?</li></ol>',
    ['# ¿Cuál?⏎a) Esta⏎b) Otra', '# ¿Por qué?'],
  ],
  [
    'what stands under an option',
    '<ol><li>Uno<ol type="a"><li>Esta<ul><li>así</li></ul></li><li>Otra</li></ol></li><li>Dos</li></ol>',
    ['# Uno⏎a) Esta⏎• así⏎b) Otra', '# Dos'],
  ],
  [
    'several levels in a number [D16]',
    wordItem(1, '1', 'Uno') + wordItem(2, '1.1', 'Dos') + wordItem(2, '1.2', 'Tres'),
    ['# Uno⏎1.1 Dos⏎1.2 Tres'],
  ],
  ['1.1 alone [D16]', wordItem(1, '1.1', 'Dos'), ['1.1 Dos']],
  [
    'brackets, degrees, words, roman [D13]',
    wordItem(1, '(1)', 'Uno') + wordItem(1, '1°', 'Dos') + wordItem(1, 'Artículo 5.', 'Tres') + wordItem(1, 'xviii.', 'Cuatro'),
    ['(1) Uno', '1° Dos', 'Artículo 5. Tres', 'xviii. Cuatro'],
  ],
  ['a number alone [D17]', wordItem(1, '4.', ''), ['4.']],
  ['a typed number [D17]', '<p>4.</p>', ['4.']],
  [
    'goes on after a paragraph',
    wordItem(1, '1.', 'Uno') + '<p>Entre ambos</p>' + wordItem(1, '2.', 'Dos'),
    ['# Uno', 'Entre ambos', '2. Dos'],
  ],
  ['a value', '<ol><li>Uno</li><li value="9">Dos</li><li>Tres</li></ol>', ['# Uno', '9. Dos', '10. Tres']],
  ['backwards', '<ol reversed><li>Uno</li><li>Dos</li></ol>', ['2. Uno', '1. Dos']],
  ['a style sheet', '<style>ol.x{list-style-type:upper-roman}</style><ol class=x><li>Uno</li><li>Dos</li></ol>', ['I. Uno', 'II. Dos']],
  ['a pattern of Word Online', onlineItem('ol', 1, 'Uno', { pattern: '(%1)' }), ['(1) Uno']],
  ['a text list before a drawn one', '<ol type="a"><li>Uno</li></ol><ol><li>Dos</li></ol>', ['a) Uno', '# Dos']],
];

test('lists keep their order and levels, however a program writes them', { tag: ['@POST-54'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, LEVELS);
});

test('lists keep their kind, begin and end', { tag: ['@POST-55'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, KINDS);
});

test('numbers that the editor cannot draw stay as text', { tag: ['@POST-50', '@POST-56'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, TEXTS);
});

test(
  'a list goes on counting behind an inner one, as it is drawn, and another begins at 1',
  { tag: ['@POST-55'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await paste(
      page,
      '<ol><li>Uno<ul><li>Bata</li></ul></li><li>Dos<ol><li>Rojo</li></ol></li></ol><p>Luego</p><ol><li>Otro</li><li>Más</li></ol>',
    );
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const numbers = nodes.flatMap(({ role, name }) =>
      role?.value === 'StaticText' && /^\d+$/.test(String(name?.value)) ? [String(name?.value)] : [],
    );
    await client.detach();
    expect(numbers).toEqual(['1', '2', '1', '1', '2']);
  },
);
