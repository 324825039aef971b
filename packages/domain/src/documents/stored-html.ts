/**
 * A stored text with markup, read into elements that are known to be harmless. Nothing is handed to the browser as
 * markup: what stands in neither list is left out, so that nothing has to be recognised as evil.
 */
import { decodedEntities } from '../orders/plain-text.ts'
import { pictureAddress } from './picture-address.ts'

export const htmlTags = [
  ...['p', 'div', 'span', 'br', 'hr', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'pre', 'code'],
  ...['blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'h3', 'h4', 'a', 'img'],
] as const
export type HtmlTag = (typeof htmlTags)[number]

export interface HtmlElement {
  readonly tag: HtmlTag
  /** Of a link. */
  readonly href?: string
  /** Of a picture; without it the picture is missing. */
  readonly src?: string
  readonly alt?: string
  readonly children: HtmlNode[]
}
export type HtmlNode = string | HtmlElement

/** Their content is no text for people. */
const silent =
  'script style iframe frame frameset object embed applet template noscript noembed noframes title textarea select svg math xmp'.split(
    ' ',
  )
const empty = ['br', 'hr', 'img']
const headings: Readonly<Record<string, HtmlTag>> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' }
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy
const LONGEST = 200_000
/** What lies deeper is drawn beside: a text of 50,000 open tags must not end the server that writes it. */
const DEEPEST = 60

export function isHtml(text: string): boolean {
  return /<[a-z!/][^>]*>/i.test(text)
}

export function readHtml(source: string, share: string): HtmlNode[] {
  const html = source.slice(0, LONGEST)
  const root: HtmlElement = { tag: 'div', children: [] }
  const open: HtmlElement[] = [root]
  const add = (node: HtmlNode) => open.at(-1)?.children.push(node)
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    const text = html.slice(at, next < 0 ? undefined : next)
    if (text !== '') add(decodedEntities(text))
    if (next < 0) break
    at = next
    const aside = /^<(!--|!|\?)/.exec(html.slice(at, at + 4))?.[1]
    if (aside !== undefined) {
      at = behind(html, at, aside === '!--' ? '-->' : '>')
      continue
    }
    TAG.lastIndex = at
    const found = TAG.exec(html)
    if (!found) {
      // Neither a tag nor its end: a sign, unless it is the beginning of a tag that was cut off.
      if (/^<[a-z/]/i.test(html.slice(at, at + 2))) break
      add('<')
      at += 1
      continue
    }
    at = TAG.lastIndex
    const [, closing, written = '', attributes = ''] = found
    const name = written.toLowerCase()
    if (silent.includes(name)) {
      if (closing === '') at = behindElement(html, at, name)
      continue
    }
    const tag = headings[name] ?? htmlTags.find((known) => known === name)
    if (tag === undefined) continue
    if (closing !== '') {
      const from = open.findLastIndex((element, depth) => depth > 0 && element.tag === tag)
      if (from > 0) open.length = from
      continue
    }
    const element: HtmlElement = { tag, ...addresses(tag, attributes, share), children: [] }
    add(element)
    if (!empty.includes(tag) && open.length < DEEPEST) open.push(element)
  }
  return root.children
}

/** Written again, for the wire: reading it gives the same. */
export function writtenHtml(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const { tag, href, src, alt } = node
      const given = Object.entries({ href, src, alt }).flatMap(([name, value]) =>
        value === undefined ? [] : [` ${name}="${escaped(value)}"`],
      )
      return `<${tag}${given.join('')}>${empty.includes(tag) ? '' : `${writtenHtml(node.children)}</${tag}>`}`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function behind(html: string, from: number, end: string): number {
  const at = html.indexOf(end, from)
  return at < 0 ? html.length : at + end.length
}

function behindElement(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.test(html) ? behind(html, end.lastIndex - 1, '>') : html.length
}

function addresses(tag: HtmlTag, attributes: string, share: string): Partial<HtmlElement> {
  if (tag === 'a') {
    const href = safeLink(attribute(attributes, 'href') ?? '')
    return href === undefined ? {} : { href }
  }
  if (tag !== 'img') return {}
  const src = pictureAddress(attribute(attributes, 'src') ?? '', share)
  return { alt: attribute(attributes, 'alt') ?? '', ...(src === undefined ? {} : { src }) }
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)
  const value = found?.[1] ?? found?.[2] ?? found?.[3]
  return value === undefined ? undefined : decodedEntities(value)
}

/** To the web, to a mail program or within the product. A browser reads over spaces and control signs in an address. */
function safeLink(written: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what hides a script
  const href = written.replace(/[\u0000-\u0020\u007f]/g, '')
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined
}
