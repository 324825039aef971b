/**
 * The one place through which markup comes in to be stored. Scripts, events, foreign pages, outside addresses and
 * entities are in none of these lists, so nothing has to be recognised as evil: what is unknown is left out.
 */
import sanitize from 'sanitize-html'
import { openDrawnParts } from './drawn-parts.ts'

const words = (text: string) => text.split(/\s+/)

const svgElements = words(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop
   clipPath mask pattern marker symbol use`,
)
const svgAttributes = words(
  `xmlns id class x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height d points viewBox preserveAspectRatio transform
   fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
   stroke-dashoffset stroke-opacity opacity color display visibility offset stop-color stop-opacity gradientUnits
   gradientTransform spreadMethod clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits patternUnits
   patternContentUnits patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX
   refY orient font-family font-size font-weight font-style text-anchor dominant-baseline alignment-baseline
   letter-spacing rotate textLength lengthAdjust vector-effect style href role aria-label`,
)
const svgStyles = words(
  `fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
   stroke-dashoffset stroke-opacity opacity color display visibility stop-color stop-opacity clip-path clip-rule mask
   marker marker-start marker-mid marker-end font-family font-size font-weight font-style text-anchor
   dominant-baseline letter-spacing paint-order mix-blend-mode isolation vector-effect`,
)

/** Signs that hide another word, addresses outside, and url() of anything but a part of the same drawing. */
const HARMLESS = /^(?!.*(?:[\\@<>{}]|\/\*|:\s*\/\/|javascript|expression|import))(?!.*url\s*\((?!\s*#[\w-]+\s*\))).*$/is
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** More parts than this no drawing has when it is drawn: a part that uses parts that use parts stands for all of them. */
const MOST_PARTS_DRAWN = 20_000

/** Undefined for what is no drawing, or one that explodes when it is drawn. */
export function cleanSvg(source: string): string | undefined {
  // Without its head no name is defined but the five that every reader knows.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source) || /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(source))
    return undefined
  let depth = 0
  let roots = 0
  const parts = openDrawnParts()
  const cleaned = sanitize(source, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: svgElements,
    allowedAttributes: { '*': svgAttributes },
    allowedStyles: { '*': Object.fromEntries(svgStyles.map((name) => [name, [HARMLESS]])) },
    disallowedTagsMode: 'completelyDiscard',
    allowedSchemes: [],
    allowProtocolRelative: false,
    selfClosing: [],
    onOpenTag: (name, given) => {
      parts.open(given)
      // Anything else around it is a page.
      if (depth === 0) roots += name === 'svg' ? 1 : Number.NaN
      depth += 1
    },
    onCloseTag: () => {
      depth -= 1
      parts.close()
    },
    transformTags: { '*': (tagName, given) => ({ tagName, attribs: svgValues(tagName, given) }) },
  }).trim()
  if (parts.drawn() > MOST_PARTS_DRAWN) return undefined
  return roots === 1 && /^<svg[\s>].*<\/svg>$/s.test(cleaned) ? cleaned : undefined
}

function svgValues(tag: string, given: sanitize.Attributes): sanitize.Attributes {
  const { xmlns: _, href, 'xlink:href': older, ...others } = given
  const inside = [href, older].find((address) => address !== undefined && /^#[\w-]+$/.test(address))
  return {
    ...(tag === 'svg' ? { xmlns: NAMESPACE } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([name, value]) => name === 'style' || HARMLESS.test(value))),
    ...(inside === undefined ? {} : { href: inside }),
  }
}

/** Pictures may lie on a share of the plant: a drive's letter reads as the scheme of an address. */
const DRIVES = [...'abcdefghijklmnopqrstuvwxyz']

/** What people wrote with markup, for the page that draws it from the same few elements (domain/documents/stored-html). */
export function cleanHtml(source: string): string {
  return sanitize(source, {
    allowedTags: words(
      `p div span br hr b strong i em u s sub sup small pre code blockquote ul ol li table thead tbody tr th td h1 h2 h3
       h4 h5 h6 a img`,
    ),
    allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https', 'file', ...DRIVES] },
    nonTextTags: words(
      `script style iframe frame frameset object embed applet template noscript noembed noframes title textarea select
       option svg math xmp`,
    ),
    nestingLimit: 60,
  })
}
