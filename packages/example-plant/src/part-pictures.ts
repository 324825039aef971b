/** Pictures and drawings of the articles: one outline for each, filled for the picture and dimensioned for the drawing. */
import type { PlantPart } from './plant.ts'

interface Look {
  /** Around the middle, within 100 to each side; `hole` is what one looks through. */
  readonly outline: string
  readonly colour: string
  /** Millimetres: as wide, as high, as deep. */
  readonly size: readonly [number, number, number]
}

const circle = (r: number, more = '') => `<circle r="${r}"${more}/>`
const box = (x: number, y: number, w: number, h: number, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${more}/>`
const path = (d: string, more = '') => `<path d="${d}"${more}/>`
const hole = ' class="hole"'
const round = ' rx="10"'
/** The same again and again around the middle. */
const around = (count: number, what: string) =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(360 / count) * at})">${what}</g>`).join('')

const corners = (x: number, y: number, r: number) =>
  [
    [-x, -y],
    [x, -y],
    [-x, y],
    [x, y],
  ]
    .map(([cx, cy]) => circle(r, ` cx="${cx}" cy="${cy}"${hole}`))
    .join('')

const cap = circle(90) + around(36, box(-3, -92, 6, 10)) + circle(70) + circle(58)
const bracket = path('M-80-60H20A20 20 0 0 1 40-40V60H80V85H-80Z') + circle(14, hole) + box(-60, -40, 30, 80, hole)
const hinge = `${path('M-90-40H60A40 40 0 0 1 60 40H-90Z')}<g transform="translate(60 0)">${circle(18, hole)}</g>`
const grey = '#9aa5b1'
const steel = '#b8c0c8'
const brass = '#c9a24b'

const looks: Readonly<Record<string, Look>> = {
  'NP-1001': { outline: cap, colour: '#f4f4f2', size: [28, 28, 18] },
  'NP-1002': { outline: cap + circle(24), colour: '#2f6fb7', size: [38, 38, 20] },
  'NP-1010': {
    outline: path('M-70 40V0A70 70 0 0 1 70 0V40H45V0A45 45 0 0 0-45 0V40Z') + box(-90, 40, 180, 22),
    colour: '#343a40',
    size: [18, 14, 8],
  },
  'NP-1014': {
    outline: box(-90, -65, 180, 130, round) + box(-74, -50, 148, 100, round) + corners(58, 36, 7),
    colour: '#d7dbdf',
    size: [110, 80, 42],
  },
  'NP-1021': { outline: bracket, colour: '#3b4046', size: [84, 76, 31] },
  'NP-1022': { outline: `<g transform="scale(-1 1)">${bracket}</g>`, colour: '#3b4046', size: [84, 76, 31] },
  'NP-1030': {
    outline:
      circle(70) +
      box(55, -92, 38, 70) +
      circle(48) +
      circle(20, hole) +
      around(6, `<g transform="translate(59 0)">${circle(5, hole)}</g>`),
    colour: '#23272b',
    size: [124, 124, 66],
  },
  'NP-1033': {
    outline: around(24, path('M-8-78L-5-96H5L8-78Z')) + circle(80) + circle(30) + circle(16, hole),
    colour: '#efece2',
    size: [52, 52, 12],
  },
  'NP-1040': {
    outline: path('M-90-20Q-60-45-20-24T60-26Q95-24 95 0T60 26Q20 22-20 24T-90 20Z') + circle(9, hole),
    colour: '#44545f',
    size: [132, 34, 28],
  },
  'NP-1045': {
    outline:
      box(-95, -60, 190, 120) + box(-84, -48, 50, 96, hole) + box(-25, -48, 50, 96, hole) + box(34, -48, 50, 96, hole),
    colour: '#5a6570',
    size: [240, 160, 60],
  },
  'NP-1051': { outline: hinge, colour: '#c7cdd3', size: [62, 30, 18] },
  'NP-1052': { outline: `<g transform="scale(-1 1)">${hinge}</g>`, colour: '#c7cdd3', size: [62, 30, 18] },
  'NP-1060': {
    outline: path('M-70-70H70L52 75H-52Z') + box(-80, -84, 160, 14) + path('M-60-40H60M-56 0H56M-52 40H52'),
    colour: '#d9ecf5',
    size: [74, 78, 74],
  },
  'NP-1066': { outline: circle(85) + circle(62) + circle(36, hole), colour: '#e8b04a', size: [22, 22, 6] },
  'NP-1072': {
    outline: around(5, path('M0-22Q55-40 44-92Q-10-86-16-20Z')) + circle(26) + circle(8, hole),
    colour: '#3f4a55',
    size: [120, 120, 26],
  },
  'NP-1080': {
    outline: `${box(-98, -18, 196, 36) + box(-90, -6, 180, 12)}<g transform="translate(-82 0)">${circle(4, hole)}</g>`,
    colour: '#e9e9e6',
    size: [420, 38, 14],
  },
  'NP-1099': { outline: box(-80, -80, 160, 160), colour: '#dfe3e6', size: [60, 60, 3] },
  'NP-9001': {
    outline:
      around(9, `<g transform="translate(0 -58)">${path('M-18-8L6-18L20 4L2 18Z')}</g>`) +
      around(5, path('M-14-30L8-38L20-18L0-8Z')),
    colour: '#eceae3',
    size: [4, 4, 3],
  },
  'NM-2001': {
    outline: path('M-90 30V12H-20Q20 12 30-30T90-40V-22Q60-22 50 0T-10 30Z'),
    colour: brass,
    size: [24, 9, 6],
  },
  'NM-2004': {
    outline: box(-85, -60, 170, 120) + corners(64, 40, 9) + box(-25, -12, 50, 24, hole),
    colour: steel,
    size: [120, 85, 2],
  },
  'NM-2009': {
    outline: box(-80, 50, 160, 20) + [-76, -48, -20, 8, 36, 64].map((x) => box(x, -70, 12, 120)).join(''),
    colour: grey,
    size: [60, 52, 40],
  },
  'NM-2012': {
    outline: `${path('M-75-85H-50V60H85V85H-75Z')}<g transform="translate(30 72)">${circle(6, hole)}</g>`,
    colour: steel,
    size: [40, 40, 25],
  },
  'NM-2018': {
    outline: circle(90) + circle(80) + circle(66) + circle(10, hole),
    colour: '#cdd3d8',
    size: [96, 96, 22],
  },
  'NM-2023': { outline: circle(80) + circle(42, hole), colour: steel, size: [14, 14, 2] },
  'NM-3002': {
    outline: box(-96, -10, 30, 20) + box(-66, -16, 120, 32) + box(54, -10, 42, 20) + path('M-66-16V16M54-16V16'),
    colour: grey,
    size: [140, 12, 12],
  },
  'NM-3005': {
    outline:
      box(-60, -45, 120, 90) + box(-95, -25, 35, 50) + box(60, -25, 35, 50) + box(-20, -85, 40, 40) + circle(26, hole),
    colour: brass,
    size: [64, 48, 34],
  },
  'NM-3011': { outline: circle(75) + circle(58, hole), colour: brass, size: [20, 20, 25] },
  'NM-3014': {
    outline:
      circle(92) + circle(44) + circle(30, hole) + around(6, `<g transform="translate(68 0)">${circle(9, hole)}</g>`),
    colour: grey,
    size: [80, 80, 14],
  },
  'NM-3020': {
    outline: path('M-88 0L-44-76H44L88 0L44 76H-44Z') + circle(46) + circle(34, hole),
    colour: steel,
    size: [46, 40, 38],
  },
}

const plain: Look = { outline: box(-70, -50, 140, 100, round), colour: grey, size: [50, 40, 20] }

const lookOf = ({ part_no }: Pick<PlantPart, 'part_no'>): Look => looks[part_no] ?? plain
const inText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Article = Pick<PlantPart, 'part_no' | 'part_description'>

export function pictureOf(part: Article): string {
  const { outline, colour } = lookOf(part)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f3f5f7"/><ellipse cx="206" cy="246" rx="118" ry="14" fill="#d5dade"/><g transform="translate(200 140)" fill="${colour}" stroke="#2b3138" stroke-width="2" stroke-linejoin="round">${outline.replaceAll(hole, ' fill="#f3f5f7"')}</g><text x="200" y="286" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#3a424a">${inText(part.part_description)}</text></svg>`
}

/** Front and side with what is measured, and a field with number and name. */
export function drawingOf(part: Article): string {
  const { outline, size } = lookOf(part)
  const [wide, high, deep] = size
  const side = Math.max(14, Math.min(120, (170 * deep) / Math.max(wide, high)))
  const words = (x: number, y: number, text: string, more = '') =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="11" fill="#1b1f24"${more}>${text}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297"><rect x="5" y="5" width="410" height="287" fill="#ffffff" stroke="#1b1f24"/><g transform="translate(140 125) scale(0.85)" fill="none" stroke="#1b1f24" stroke-width="1.5" stroke-linejoin="round">${outline.replaceAll(hole, '')}</g><path d="M40 125H240M140 25V225" stroke="#5b6470" stroke-dasharray="12 4 2 4"/><rect x="${(330 - side / 2).toFixed(1)}" y="45" width="${side.toFixed(1)}" height="160" fill="none" stroke="#1b1f24" stroke-width="1.5"/><path d="M330 30V220" stroke="#5b6470" stroke-dasharray="12 4 2 4"/><path d="M55 238H225M55 232V244M225 232V244" stroke="#1b1f24"/>${words(140, 234, `${wide}`, ' text-anchor="middle"')}${words(20, 128, `${high}`)}${words(330, 234, `${deep}`, ' text-anchor="middle"')}<path d="M5 254H415M150 254V292" stroke="#1b1f24"/>${words(16, 277, part.part_no)}${words(162, 277, inText(part.part_description))}</svg>`
}
