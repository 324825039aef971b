/** A chart as a picture for a report: with its title and its legend, which on the page stand beside the canvas. */

export interface PictureWords {
  readonly title: string
  readonly about: string
  readonly legend: readonly { readonly name: string; readonly colour: string }[]
  readonly text: string
  readonly muted: string
  readonly surface: string
  readonly font: string
}

export const SCALE = 2
const PADDING = 16
const TITLE = 18
const SMALL = 13
const SWATCH = 10
const LINE = 22

export function chartPicture(drawn: HTMLCanvasElement, words: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const width = drawn.width / SCALE
  const paint = canvas.getContext('2d')
  if (!paint) return Promise.resolve(null)
  paint.font = `${SMALL}px ${words.font}`
  const entries = placed(words.legend, { paint, width })
  const lines = entries.at(-1)?.line ?? -1
  const top = PADDING + TITLE + LINE + PADDING / 2 + (lines + 1) * LINE
  canvas.width = drawn.width + 2 * PADDING * SCALE
  canvas.height = drawn.height + (top + PADDING) * SCALE
  paint.scale(SCALE, SCALE)
  paint.fillStyle = words.surface
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.textBaseline = 'top'
  paint.fillStyle = words.text
  paint.font = `600 ${TITLE}px ${words.font}`
  paint.fillText(words.title, PADDING, PADDING, width)
  paint.font = `${SMALL}px ${words.font}`
  paint.fillStyle = words.muted
  paint.fillText(words.about, PADDING, PADDING + TITLE + 6, width)
  for (const { name, colour, x, line } of entries) {
    const y = PADDING + TITLE + LINE + PADDING / 2 + line * LINE
    paint.fillStyle = colour
    paint.fillRect(PADDING + x, y + 2, SWATCH, SWATCH)
    paint.fillStyle = words.text
    paint.fillText(name, PADDING + x + SWATCH + 6, y)
  }
  paint.drawImage(drawn, PADDING, top, width, drawn.height / SCALE)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

interface LegendRoom {
  readonly paint: CanvasRenderingContext2D
  readonly width: number
}

function placed(legend: PictureWords['legend'], { paint, width }: LegendRoom) {
  let [x, line] = [0, 0]
  return legend.map((entry) => {
    const wide = SWATCH + 6 + paint.measureText(entry.name).width
    if (x > 0 && x + wide > width) {
      x = 0
      line += 1
    }
    const place = { ...entry, x, line }
    x += wide + PADDING
    return place
  })
}
