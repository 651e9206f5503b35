import { expect, test } from '@e2e/support/test';
import { newNotice, publish } from './notice-form';
import { openText, paste, textOf } from './rich-text';

const bulletOf = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; mso-pagination:none} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=ES-CO><!--StartFragment--><h1 style='mso-margin-top-alt:auto'>Salida<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:11.0pt'>Apreciados</span></b> padres de
familia:<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${bulletOf(1, '·', '<i>Lonchera</i>')}${bulletOf(2, 'o', 'Agua')}${bulletOf(1, '·', 'Gorra')}${bulletOf(1, '1.', 'Primero')}
<table><tr><td style='border:solid'><p class=MsoNormal>Lunes<o:p></o:p></p></td><td><p class=MsoNormal>8:00</p></td></tr></table>
<p class=MsoNormal><img src="data:image/png;base64,AAAA"><u>Firma</u> <a href="https://colegio.example/">página</a><!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Título</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;text-decoration:none;">Negrita</span><span style="font-style:italic;font-weight:400"> y cursiva</span> <a href="https://x.example/a" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">enlace</span></a></p><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Uno</span></p></li><ul><li aria-level="2"><p><span style="text-decoration:underline">Dos</span></p></li></ul><li aria-level="1"><p><span>Tres</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const WEB =
  '<section><h3 class="x">Noticia</h3><div><p>uno</p>dos</div><s>tres</s></section><img src=x onerror="pwned=1"><script>pwned=1</script><style>p{}</style><a href="javascript:pwned=1">cuatro</a><iframe src="https://e.example"></iframe>';

const PASTED = [
  [
    'Word',
    WORD,
    '<p><strong>Salida</strong></p><p><strong>Apreciados</strong> padres de familia:</p><ul><li><em>Lonchera</em><ul><li>Agua</li></ul></li><li>Gorra</li></ul><ol><li>Primero</li></ol><p>Lunes | 8:00</p><p><u>Firma</u> <a href="https://colegio.example/">página</a></p>',
  ],
  [
    'Google Docs',
    DOCS,
    '<p><strong>Título</strong></p><p><strong>Negrita</strong><em> y cursiva</em> <a href="https://x.example/a">enlace</a></p><ul><li>Uno<ul><li><u>Dos</u></li></ul></li><li>Tres</li></ul>',
  ],
  ['a web page', WEB, '<p><strong>Noticia</strong></p><p>uno</p><p>dos</p><p>cuatro</p>'],
  ['a picture', '<img src="data:image/png;base64,AAAA">', '<p>uno</p><p>dos</p>'],
] as const;

test('what is pasted keeps what the tools can do', { tag: ['@POST-49', '@SAFE-16:editor'] }, async ({ page, app }) => {
  await openText({ page, app });
  for (const [name, html, sent] of PASTED) {
    await test.step(name, async () => {
      // The text without formatting counts only where the other leaves nothing.
      await paste(page, html, 'uno\r\ndos');
      const { request } = await publish({ page, app });
      expect(request['description']).toBe(sent);
      await newNotice(page);
      await textOf(page).click();
    });
  }
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
});

test('what was copied here comes back with its lists', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openText({ page, app });
  const once = '<p>a <strong>b</strong></p><ul><li>uno<ol><li>dos</li></ol></li></ul>';
  await paste(page, once);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+V');
  await expect(textOf(page).getByText('dos')).toHaveCount(2);
  const { request } = await publish({ page, app });
  expect(request['description']).toBe(once + once);
});
