import { type Light, lightColour } from '@takt/domain/orders/lights/light.ts'
import { StatusSign, StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useText } from '../../data/words/use-text.ts'

const tones = { green: 'good', yellow: 'warning', red: 'bad' } as const
/** No state of a machine is yellow. */
const YELLOW = '#f2c200'

/** Colour, shape and word: nobody has to tell green from red. `check`: the figure cannot be right. */
export function LightTag({ light, check }: { light: Light | null; check: boolean }) {
  const text = useText()
  if (light === null) return <StatusTag tone="neutral" label={text('details.light-none')} size="s" />
  const label = text(check ? 'details.light-check' : `details.light-${lightColour(light)}`)
  return <StatusTag {...look(light)} label={label} size="s" />
}

/** Beside a figure: colour and shape, and the word for who sees neither. */
export function LightSign({ light }: { light: Light }) {
  const text = useText()
  return <StatusSign {...look(light)} label={text(`details.light-${lightColour(light)}`)} />
}

function look(light: Light) {
  const colour = lightColour(light)
  return { tone: tones[colour], ...(colour === 'yellow' && { color: YELLOW }) }
}
