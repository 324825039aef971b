import { deviceValue } from './device-storage.ts'

/** Of the device: a terminal in a loud hall is not the office's laptop. */
export const soundOn = deviceValue('device', 'sound', (stored) => stored === true)

/** Hertz and seconds: a key clicks, what failed is heard from the machine. */
const tones = { key: [1_200, 0.02], failure: [330, 0.35] } as const

let context: AudioContext | undefined

export function sound(kind: keyof typeof tones): void {
  if (!soundOn.get()) return
  const [hertz, seconds] = tones[kind]
  try {
    context ??= new AudioContext()
    const tone = context.createOscillator()
    tone.frequency.value = hertz
    tone.connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + seconds)
  } catch {
    // A device without a loudspeaker, or a browser that nobody has touched yet: what is said can still be read.
  }
}
