/** Pasted characters, formats, tables, and what is not pasted (POST-50, POST-51, POST-57, POST-58). */
import { test } from '@e2e/support/test';
import { expectPasted, wordItem, type PastedCase } from './pasted-cases';
import { openText } from './rich-text';

const CHARACTERS: readonly PastedCase[] = [
  ['raised and lowered [D1]', '10<sup>3</sup> = 1000; H<sub>2</sub>O; 1<sup>er</sup>', ['10³ = 1000; H₂O; 1.er']],
  ['what has no raised sign [D1]', 'x<sup>a+b</sup>, y<sub>max</sub>, 2<sup>n-1</sup>', ['x^(a+b), y_(max), 2ⁿ⁻¹']],
  ['by style', 'm<span style="vertical-align:super">2</span> CO<span style="vertical-align:sub;font-size:0.6em">2</span>', ['m² CO₂']],
  ['ordinals', '3<sup>ra</sup> 1<sup>o</sup> 2<sup>a</sup> N<sup>o</sup> 5, 25<sup>o</sup>C', ['3.ra 1.º 2.ª Nº 5, 25°C']],
  ['in two formats', '10<sup>1<b>2</b></sup>', ['10¹**²**']],
  ['images of emoji [D4]', 'Hola <img alt="🎉" src="x.png"><img data-plain-text="👩‍🏫" alt="x">', ['Hola 🎉👩‍🏫']],
  ['what cannot be seen [D8]', '<p>co\u00admu\u00adni\u00adca\u200bdo\ufeff 👩‍🏫</p>', ['comunicado 👩‍🏫']],
  [
    'the fonts Symbol and Wingdings',
    "<span style='font-family:Symbol'>p</span> = 3,14 <span style='font-family:Wingdings'>à</span>",
    ['π = 3,14 →'],
  ],
  [
    'raised by place, and by a length',
    `10<sup style="position: relative; vertical-align: baseline; top: -0.5em">3</sup> H<sub style="position:relative;vertical-align:baseline;bottom:-.25em">2</sub>O m<span style='position:relative;top:-4.0pt;mso-text-raise:4.0pt'>2</span> x<span style="vertical-align:4pt">3</span> CO<span style="vertical-align:-25%">2</span> y<span style="vertical-align:text-top;font-size:70%">2</span>`,
    ['10³ H₂O m² x³ CO₂ y²'],
  ],
  [
    'not raised',
    '1<sup style="vertical-align:baseline">2</sup> 3<span style="vertical-align:top">4</span> 5<span style="position:relative;top:-1px">6</span>',
    ['12 34 56'],
  ],
  [
    'a formula of KaTeX',
    '<span class="katex"><span class="katex-mathml" style="position:absolute;clip:rect(1px,1px,1px,1px)"><math><semantics><mrow><mi>x</mi><mo>=</mo><mn>2</mn></mrow><annotation>x=2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x=2</span></span>',
    ['x=2'],
  ],
  [
    'fractions and roots',
    '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>; <math><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>10</mn></mfrac></math>; <math><msqrt><mn>16</mn></msqrt></math>; <math><msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt></math>; <math><mroot><mn>8</mn><mn>3</mn></mroot></math>; <math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>',
    ['a/b; (a+1)/10; √16; √(a+b); ³√8; x₁²'],
  ],
  [
    'words that CSS parts',
    '<div style="display:flex"><span>Lunes</span><span>8:00</span></div><p><span style="display:inline-block">Aula</span><b>B2</b></p><p><span style="display:inline-block">H</span><span style="display:inline-block">o</span></p>',
    ['Lunes 8:00', 'Aula **B2**', 'Ho'],
  ],
  ['a formula', '<math><msup><mi>x</mi><mn>2</mn></msup><annotation>x^2</annotation></math>', ['x²']],
  [
    'breaks and preformatted lines',
    '<p>uno<br>dos<br></p><pre>tres\n cuatro</pre><p style="white-space:pre-wrap">cinco\nseis</p>',
    ['uno⏎dos', 'tres⏎cuatro', 'cinco⏎seis'],
  ],
];

const UNSEEN: readonly PastedCase[] = [
  ['tracked changes [D2]', '<p><del>lunes 22</del><ins>martes 23</ins></p>', ['martes 23']],
  [
    'tracked changes of Word',
    '<style>span.msoIns{text-decoration:underline}</style><p><span class=msoDel><del cite="mailto:a" datetime="2026-06-19">lunes</del></span><span class=msoIns><ins>martes</ins></span> a las 7</p>',
    ['martes a las 7'],
  ],
  [
    'a comment of Word [D3]',
    `<p><a style='mso-comment-reference:AG_1'>Juan</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[AG1]</a><![endif]></span> trae la bata</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>No la trae nunca.</p></div></div>`,
    ['Juan trae la bata'],
  ],
  [
    'a comment of Google Docs',
    '<p>Juan<a href="#cmnt1" id="cmnt_ref1">[a]</a></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>No trae nada.</p></div>',
    ['Juan'],
  ],
  [
    'notes',
    `<p>Ver el manual<a href="#_ftn1" name="_ftnref1" style='mso-footnote-id:ftn1'><span class=MsoFootnoteReference>[1]</span></a>.</p><div style='mso-element:footnote-list'><p><a href="#_ftnref1" name="_ftn1">[1]</a> Página 3.</p></div>`,
    ['Ver el manual.', 'Página 3.'],
  ],
  [
    'a comment of Outlook on the web',
    '<p><a>Juan</a><span class="x_MsoCommentReference"><a class="x_msocomanchor" href="#x__msocom_1" id="x__anchor_1">[AG1]</a></span> trae la bata</p><div class="x_msocomtxt" id="x__com_1"><p>No la trae.</p></div>',
    ['Juan trae la bata'],
  ],
  [
    'a comment of LibreOffice Calc',
    '<table><tr><td>Ana<a class="comment-indicator"></a><comment>nota</comment></td><td>4,5</td></tr></table>',
    ['Ana | 4,5'],
  ],
  [
    'links that are no jumps',
    '<p><a href="https://colegio.example/guia#footnotes">la guía</a>, <a href="https://colegio.example/guia#fn1">1</a>, <a name="_ftnref2">palabra</a><a href="#_ftn2">[2]</a><a href="file:///C:/x.htm#_edn1">ii</a></p>',
    ['[la guía](https://colegio.example/guia#footnotes), [1](https://colegio.example/guia#fn1), palabra'],
  ],
  [
    'tracked changes of Word Online',
    '<p><span class="TextRun TrackChangeTextDeletion SCXW1" style="text-decoration:line-through">lunes</span><span class="TextRun TrackChangeTextInsertion SCXW1" style="text-decoration:underline">martes</span></p>',
    ['martes'],
  ],
  [
    'off the screen and icons',
    '<p>Ver<span style="position:absolute;left:-10000px">a</span><span style="display:block;text-indent:-9999px">b</span><span class="accesshide">c</span><span class="screenreader-only">d</span><span class="visually-hidden-focusable">e</span><i class="google-material-icons">chevron_right</i></p>',
    ['Ver'],
  ],
  ['controls [D7]', '<p>Nombre</p><button>Enviar</button><select><option>uno</select><textarea>x</textarea><input value=x>', ['Nombre']],
  [
    'hidden text',
    '<p>Hola<span hidden>a</span><span style="display:none">b</span><span style="mso-hide:all">c</span><span style="visibility:hidden">d</span><span style="font-size:0">e<b style="font-size:12px">!</b></span></p>',
    ['Hola**!**'],
  ],
  ['hidden by a style sheet', '<style>.x{display:none}</style><p class=x>a</p><p>b</p>', ['b']],
  ['struck out', '<p>lunes <s>22</s> <span style="text-decoration:line-through">23</span> 24</p>', ['lunes 24']],
  ['beside the part that was copied', '<p>a</p><!--StartFragment--><p>b</p><!--EndFragment--><p>c</p>', ['b']],
  ['scripts and sheets', '<style>p{}</style><script>pwned=1</script><p>a</p><svg><text>b</text></svg><title>c</title>', ['a']],
];

const FORMATS: readonly PastedCase[] = [
  ['not bold within bold [D19]', "<b>Traer <span style='font-weight:normal'>bata</span></b>", ['**Traer **bata']],
  [
    'by class [D19]',
    '<style>td{font-weight:400} .x{font-weight:700}</style><table><tr><td class=x>Lunes</td><td>8</td></tr></table>',
    ['**Lunes** | 8'],
  ],
  [
    'by a sheet that imports another',
    '<style>@import url("https://x.example/?a;b"); @font-face{font-family:y;src:url(https://x.example/y.woff)} .x{font-weight:bold;background:url(https://x.example/z.png)}</style><p class=x>Lunes</p>',
    ['**Lunes**'],
  ],
  [
    'a numbered title [D19]',
    `<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>Salida</h1><h2>Fecha</h2>`,
    ['# **Salida**', '**Fecha**'],
  ],
  [
    'a title numbered by a sheet',
    `<h2><![if !supportLists]><span style='mso-list:Ignore'>1.1<span>&nbsp;</span></span><![endif]>Fecha</h2>`,
    ['**1.1 Fecha**'],
  ],
  [
    'the wrapper of Google Docs',
    '<b style="font-weight:normal;"><p><span style="font-weight:700">a</span><span style="font-style:italic">b</span><span style="text-decoration:underline">c</span>d</p></b>',
    ['**a**//b//__c__d'],
  ],
  [
    'numbers and words of weight',
    '<span style="font-weight:600">a</span><span style="font-weight:500">b</span><span style="font:bold 12pt Arial">c</span>',
    ['**a**b**c**'],
  ],
  [
    'lines that inner text cannot undo',
    '<u>a<span style="text-decoration:none">b</span></u><u>c<span style="text-decoration:none;text-underline:none">d</span></u>',
    ['__abc__d'],
  ],
  [
    'links',
    '<a href="https://x.example/a" style="text-decoration:none"><span style="text-decoration:underline">ver</span></a> <a href="#x"><u>no</u></a><a href="javascript:x">ni</a>',
    ['[ver](https://x.example/a) noni'],
  ],
];

const TABLES: readonly PastedCase[] = [
  ['an empty cell [D20]', '<table><tr><td>Lunes</td><td></td><td>Aula</td></tr></table>', ['Lunes |  | Aula']],
  [
    'a list and paragraphs in a cell',
    '<table><tr><td>Traer<ul><li>bata</li><li>gafas</li></ul></td><td><p>8:00</p><p>9:00</p></td></tr></table>',
    ['Traer; bata; gafas | 8:00; 9:00'],
  ],
  ['one column', '<table><tr><td>Uno</td></tr><tr><td><ul><li>Dos</li></ul></td></tr></table>', ['Uno', '• Dos']],
  ['of a mail', '<table><tr><td><table><tr><td>Hola</td></tr></table></td><td>Adiós</td></tr></table>', ['Hola', 'Adiós']],
  [
    'a head, a caption and a cell over two rows',
    '<table><caption>Horario</caption><tr><th>Día</th><th>Hora</th></tr><tr><td rowspan=2>Lunes</td><td>8</td></tr><tr><td>9</td></tr></table>',
    ['Horario', '**Día** | **Hora**', 'Lunes | 8', '| 9'],
  ],
  [
    'cells over several columns and rows',
    '<table><tr><th rowspan=2>Día</th><th colspan=2>Horas</th><th>Aula</th></tr><tr><th>De</th><th>A</th><th>1</th></tr><tr><td colspan=2>Lunes</td><td>Descanso</td><td>2</td></tr></table>',
    ['**Día** | **Horas** |  | **Aula**', '| **De** | **A** | **1**', 'Lunes |  | Descanso | 2'],
  ],
  [
    'to the end of the section, and a title over all',
    '<table><thead><tr><th colspan=2>Horario</th></tr></thead><tbody><tr><td rowspan=0>Lunes</td><td>8</td></tr><tr><td>9</td></tr></tbody><tbody><tr><td>Martes</td><td>8</td></tr></tbody></table>',
    ['**Horario**', 'Lunes | 8', '| 9', 'Martes | 8'],
  ],
  [
    'Excel',
    `<table><!--StartFragment--><col width=64><tr><td class=xl1>Ana</td><td align=right>4,5</td></tr><tr style='display:none'><td>x</td><td>y</td></tr><!--EndFragment--></table>`,
    ['Ana | 4,5'],
  ],
  [
    'in Word, with an item',
    `<table><tr><td>Día</td><td>${wordItem(1, '1.', 'Bata')}${wordItem(1, '2.', 'Gafas')}</td></tr></table>`,
    ['Día | 1. Bata; 2. Gafas'],
  ],
];

test('characters keep their meaning', { tag: ['@POST-50'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, CHARACTERS);
});

test('what its author does not see as the text is not pasted', { tag: ['@POST-51', '@SAFE-16:editor'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, UNSEEN);
});

test('formats begin and end where the source shows them', { tag: ['@POST-57'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, FORMATS);
});

test('a row of a table becomes a line', { tag: ['@POST-58'] }, async ({ page, app }) => {
  await openText({ page, app });
  await expectPasted(page, TABLES);
});
