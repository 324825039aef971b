/**
 * A drawing written anew from what is known to be harmless. Scripts, events, foreign pages, outside addresses and
 * entities are not in these lists, so nothing has to be recognised as evil: what is unknown is left out.
 */

const elements = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop
   clipPath mask pattern marker symbol use`.split(/\s+/),
)
const attributes = new Set(
  `id class x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height d points viewBox preserveAspectRatio transform fill
   fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
   stroke-dashoffset stroke-opacity opacity color display visibility offset stop-color stop-opacity gradientUnits
   gradientTransform spreadMethod clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits patternUnits
   patternContentUnits patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX
   refY orient font-family font-size font-weight font-style text-anchor dominant-baseline alignment-baseline
   letter-spacing rotate textLength lengthAdjust vector-effect style href xlink:href role aria-label`.split(/\s+/),
)

const TAG = /^<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Undefined for what is no drawing. */
export function safeSvg(source: string): string | undefined {
  let rest = withoutProlog(source)
  if (rest === undefined) return undefined
  const open: { readonly name: string; readonly kept: boolean }[] = []
  let out = ''
  let ended = false
  while (rest !== '') {
    if (rest.startsWith('<!--')) {
      rest = after(rest, '-->')
      if (rest === undefined) return undefined
      continue
    }
    const [words] = /^[^<]*/.exec(rest) as unknown as [string]
    if (words !== '') {
      if (ended || open.length === 0 ? words.trim() !== '' : !isPlain(words)) return undefined
      if (open.at(-1)?.kept) out += words.replaceAll('>', '&gt;')
      rest = rest.slice(words.length)
      continue
    }
    const tag = TAG.exec(rest)
    if (tag === null || ended) return undefined
    const [whole, closing, name, given, alone] = tag as unknown as [string, string, string, string, string]
    rest = rest.slice(whole.length)
    if (open.length === 0 && name !== 'svg') return undefined
    if (closing !== '') {
      const last = open.pop()
      if (last?.name !== name || given !== '') return undefined
      if (last.kept) out += `</${name}>`
    } else {
      const kept = elements.has(name) && (open.at(-1)?.kept ?? true)
      if (kept) out += `<${name}${open.length === 0 ? ` xmlns="${NAMESPACE}"` : ''}${safeAttributes(given)}${alone}>`
      if (alone === '') open.push({ name, kept })
    }
    ended = open.length === 0
  }
  return ended ? out : undefined
}

function withoutProlog(source: string): string | undefined {
  let rest: string | undefined = source.replace(/^\uFEFF/, '').trimStart()
  if (rest.startsWith('<?xml')) rest = after(rest, '?>')
  while (rest !== undefined) {
    rest = rest.trimStart()
    if (rest.startsWith('<!--')) rest = after(rest, '-->')
    // A document type with a body could define entities.
    else if (/^<!doctype[^[\]<>]*>/i.test(rest)) rest = after(rest, '>')
    else return rest
  }
  return undefined
}

function safeAttributes(text: string): string {
  const given = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return [...given]
    .map(([, name, double, single]) => ({ name: name as string, value: double ?? single ?? '' }))
    .filter(({ name, value }) => attributes.has(name) && isSafeValue(name, value))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
}

function isSafeValue(name: string, value: string): boolean {
  if (!isPlain(value)) return false
  if (name === 'href' || name === 'xlink:href') return name === 'href' && /^#[\w-]+$/.test(value)
  // Numbered signs could spell what the next lines look for.
  if (/&#|[\\@]|:\s*\/\/|script|expression|import/i.test(value)) return false
  return !/url\s*\((?!\s*#[\w-]+\s*\))/i.test(value)
}

/** Only the five names every reader knows, and numbers. */
function isPlain(text: string): boolean {
  return !/&(?!(amp|lt|gt|quot|apos|#\d{1,6}|#x[0-9a-f]{1,5});)/i.test(text) && !text.includes(']]>')
}

function after(text: string, end: string): string | undefined {
  const at = text.indexOf(end)
  return at < 0 ? undefined : text.slice(at + end.length)
}
