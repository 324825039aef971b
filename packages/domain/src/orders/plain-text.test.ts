import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['', ''],
  ['Tighten to 12 Nm', 'Tighten to 12 Nm'],
  ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
  ['a<br/>b', 'a\nb'],
  ['<script>alert(1)</script>safe', 'safe'],
  ['<img src=x onerror=alert(1)>safe', 'safe'],
  ['<b>bold</b> &lt;b&gt;', 'bold <b>'],
  ['open <img src=x onerror=', 'open'],
  ['&#229; &#0;', 'å &#0;'],
  ['&#xE5; &#X1F600;', 'å 😀'],
  ['a&#32;b&#31;', 'a b&#31;'],
  ['&#x10fffe;|&#x10ffff;', '\u{10fffe}|&#x10ffff;'],
])('W-CALL-31-X %j is read as %j', (html, text) => expect(plainText(html)).toBe(text))
