/** What people type or paste and nothing may break: long, emoji, right to left, markup, quotes. No rule of capitals and small letters changes any of it. */
export const ODD: readonly string[] = [
  `A${'a1*b'.repeat(500).slice(1)}`,
  '👩🏽‍🏫 emojis 🎒🇨🇴',
  'مدرسة الجبل ‮12',
  '<img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>',
  `"'\`«»\\'; -- %00 &amp;`,
];
