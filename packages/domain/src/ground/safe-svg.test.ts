import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg.ts'

const inside = (text: string) => safeSvg(`<svg viewBox="0 0 9 9">${text}</svg>`)

test('D-CALL-37-X a drawing keeps its shapes, colours and gradients', () => {
  const drawing = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><!-- by hand -->
    <svg viewBox='0 0 24 24' width="24"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
    </defs><g style="fill:url(#a);stroke:#000"><path d="M0 0L9 9Z"/><use href="#a"/></g><text x="1">Å &amp; B</text></svg>`
  const kept = safeSvg(drawing) ?? ''
  expect(kept).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" width="24">/)
  for (const part of ['<stop offset="0"', 'style="fill:url(#a);stroke:#000"', '<use href="#a"/>', 'Å &amp; B']) {
    expect(kept).toContain(part)
  }
  expect(safeSvg(kept)).toBe(kept)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<g onload="alert(1)"/>', '<g/>'],
  ['<foreignObject><g>page</g></foreignObject>', ''],
  ['<image href="https://elsewhere/x.png"/>', ''],
  ['<use href="https://elsewhere/x.svg#a"/>', '<use/>'],
  ['<use href="javascript:alert(1)"/>', '<use/>'],
  ['<use xlink:href="#a"/>', '<use/>'],
  ['<a href="javascript:alert(1)"><g/></a>', ''],
  ['<style>@import "https://elsewhere"</style>', ''],
  ['<g style="background:url(https://elsewhere)"/>', '<g/>'],
  ['<g fill="url(&#104;ttps://elsewhere)"/>', '<g/>'],
  ['<animate attributeName="href" to="javascript:1"/>', ''],
  ['<set attributeName="onload" to="alert(1)"/>', ''],
  ['<!-- <script> --><g/>', '<g/>'],
])('D-CALL-37-X %s loses what could do harm', (given, left) => {
  expect(inside(given)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${left}</svg>`)
})

test.each([
  ['no drawing', '<html><svg/></html>'],
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['an unknown name', '<svg>&nbsp;</svg>'],
  ['a block of raw text', '<svg><![CDATA[<script>]]></svg>'],
  ['a second root', '<svg/><svg/>'],
  ['an open end', '<svg><g></svg>'],
  ['an open tag', '<svg><g '],
  ['an attribute without quotes', '<svg onload=alert(1)/>'],
  ['an instruction inside', '<svg><?xml-stylesheet href="x"?></svg>'],
  ['nothing', ''],
])('D-CALL-37-X %s is refused', (_, given) => expect(safeSvg(given)).toBeUndefined())
