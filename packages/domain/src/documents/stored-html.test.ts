import { expect, test } from 'vitest'
import { pictureAddress } from './picture-address.ts'
import { type HtmlNode, isHtml, readHtml, writtenHtml } from './stored-html.ts'

/** As it would stand in the page. */
const shown = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const { tag, href, src, children } = node
      return `<${tag}${href ? ` href=${href}` : ''}${src ? ` src=${src}` : ''}>${shown(children)}</${tag}>`
    })
    .join('')
const drawn = (html: string) => shown(readHtml(html, 'D:\\docs'))

test.each([
  ['plain & simple', 'plain & simple'],
  ['<p>One <b>two</b></p><p>3 &lt; 4 &amp; 5</p>', '<p>One <b>two</b></p><p>3 < 4 & 5</p>'],
  ['<H1>Setup</H1><ul><li>a<li>b</ul>', '<h3>Setup</h3><ul><li>a<li>b</li></li></ul>'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<b>never closed', '<b>never closed</b>'],
  ['</b>never opened', 'never opened'],
  ['<img src="D:\\docs\\cap 28.png" alt="Cap">', '<img src=/serverfiles/cap%2028.png></img>'],
  ['<a href="https://takt.example/x?a=1&amp;b=2">more</a>', '<a href=https://takt.example/x?a=1&b=2>more</a>'],
])('W-TOOL-56 %j is shown as %j', (html, expected) => expect(drawn(html)).toBe(expected))

test.each([
  ['<script>alert(1)</script>safe', 'safe'],
  ['<SCRIPT src=//evil></SCRIPT >safe', 'safe'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['<img src=x onerror=alert(1)>', '<img></img>'],
  ['<b onclick="alert(1)" style="position:fixed">b</b>', '<b>b</b>'],
  ['<iframe src="https://evil"><p>in</p></iframe>after', 'after'],
  ['<form action="https://evil"><input name=pin><button>Go</button></form>', 'Go'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<svg onload=alert(1)><a href=https://x>y</a></svg>z', 'z'],
  ['<math><mtext></mtext><mglyph><style></math>z', 'z'],
  ['<!-- <b>no</b> --><?php x ?><!doctype html>yes', 'yes'],
  ['<style>body{display:none}', ''],
  ['text <img src="x" onerror=', 'text '],
  ['<textarea></textarea><b>b</b>', '<b>b</b>'],
  ['<meta http-equiv=refresh content="0;url=https://evil"><base href=https://evil>z', 'z'],
])('W-TOOL-57-B of %j nothing acts: %j', (html, expected) => expect(drawn(html)).toBe(expected))

test.each([
  ['D:\\docs\\a.png', 'D:\\docs', '/serverfiles/a.png'],
  ['d:/Docs/sub/a.png', 'D:\\docs\\', '/serverfiles/sub/a.png'],
  ['file:///D:/docs/a%20b.png', 'D:\\docs', '/serverfiles/a%20b.png'],
  ['\\\\files\\share\\a.png', '\\\\files\\share', '/serverfiles/a.png'],
  ['file://files/share/a.png', '\\\\files\\share', '/serverfiles/a.png'],
  ['/serverfiles/a.png', '', '/serverfiles/a.png'],
  ['D:\\docs\\..\\secret.png', 'D:\\docs', undefined],
  ['file:///D:/docs/%2e%2e/secret.png', 'D:\\docs', undefined],
  ['/serverfiles/../api/health', 'D:\\docs', undefined],
  ['C:\\windows\\a.png', 'D:\\docs', undefined],
  ['D:\\docs2\\a.png', 'D:\\docs', undefined],
  ['D:\\docs\\a.png', '', undefined],
  ['file:///etc/passwd', 'D:\\docs', undefined],
  ['file:///%zz', 'D:\\docs', undefined],
  ['https://evil.example/a.png', 'D:\\docs', undefined],
  ['data:image/svg+xml,<svg/>', 'D:\\docs', undefined],
])('W-TOOL-57-B the picture %j of the share %j is %j', (source, share, address) =>
  expect(pictureAddress(source, share)).toBe(address),
)

test('W-TOOL-57-B what is written again is read the same, also where it holds signs of markup', () => {
  const nodes = readHtml('<p>a &lt;script&gt; "b" &amp;lt;</p><img src="/serverfiles/a.png" alt="&quot;><b>"><br>', '')
  expect(readHtml(writtenHtml(nodes), '')).toEqual(nodes)
  expect(writtenHtml(nodes)).toBe(
    '<p>a &lt;script&gt; &quot;b&quot; &amp;lt;</p><img src="/serverfiles/a.png" alt="&quot;&gt;&lt;b&gt;"><br>',
  )
})

test('a text without markup is none', () => {
  expect(isHtml('Tighten to < 12 Nm')).toBe(false)
  expect(isHtml('<p>x</p>')).toBe(true)
})

test('W-TOOL-57-B fifty thousand open tags are a flat text, not a full stack', () => {
  const nodes = readHtml(`${'<b>'.repeat(50_000)}end`, '')
  expect(writtenHtml(nodes)).toContain('end')
})
