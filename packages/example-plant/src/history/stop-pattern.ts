/** Why machines of a category stop, how often and for how long. */
import type { SeededRandom } from '../seeded-random.ts'

const MINUTE = 60_000

type Cause = readonly [reason: string, weight: number, least: number, most: number]

/** Reason, weight, and from how many to how many minutes; short ones are far more frequent than long ones. */
const causes: Readonly<Record<string, readonly Cause[]>> = {
  IM: [
    ['209', 26, 1, 8],
    ['106', 16, 2, 18],
    ['203', 12, 3, 60],
    ['301', 9, 8, 90],
    ['401', 8, 4, 24],
    ['403', 7, 10, 45],
    ['201', 6, 20, 300],
    ['501', 6, 10, 90],
    ['202', 4, 30, 420],
    ['402', 3, 10, 120],
    ['302', 2, 30, 180],
    ['204', 2, 40, 360],
    ['205', 1, 30, 480],
    ['208', 1, 30, 360],
    ['603', 1, 30, 120],
  ],
  PR: [
    ['209', 22, 1, 10],
    ['303', 22, 6, 20],
    ['106', 14, 2, 20],
    ['202', 9, 15, 240],
    ['401', 8, 4, 20],
    ['301', 6, 8, 80],
    ['201', 5, 20, 240],
    ['403', 4, 10, 40],
    ['501', 4, 10, 60],
    ['205', 3, 30, 360],
    ['206', 1, 20, 240],
  ],
  CNC: [
    ['106', 24, 4, 30],
    ['401', 18, 4, 24],
    ['207', 14, 10, 60],
    ['501', 12, 10, 90],
    ['301', 9, 8, 80],
    ['201', 7, 20, 300],
    ['402', 4, 10, 90],
    ['206', 3, 20, 240],
    ['208', 3, 30, 300],
  ],
  AS: [
    ['304', 22, 4, 25],
    ['301', 20, 5, 60],
    ['209', 18, 1, 10],
    ['501', 14, 10, 60],
    ['503', 10, 10, 45],
    ['402', 6, 8, 60],
    ['201', 5, 15, 150],
    ['604', 3, 5, 40],
  ],
  PK: [
    ['304', 30, 4, 30],
    ['209', 24, 1, 12],
    ['501', 16, 8, 60],
    ['503', 9, 10, 45],
    ['201', 7, 15, 180],
    ['401', 6, 4, 20],
    ['206', 3, 15, 150],
  ],
}

/** Minutes of running between two stops. */
const runBetween: Readonly<Record<string, number>> = { IM: 430, PR: 300, CNC: 300, AS: 280, PK: 290 }

export interface DrawnStop {
  readonly reason: string
  readonly ms: number
}

export interface StopPattern {
  /** How long the machine runs until it stops again. */
  runTime(moment: number): number
  draw(): DrawnStop
}

/** Shorter runs would be taken for a stop that goes on or is inherited. */
export const LEAST_RUN = 4 * MINUTE

export function stopPattern(category: string, random: SeededRandom): StopPattern {
  const list = causes[category] ?? causes.AS ?? []
  // No machine is like its neighbour: each has a weakness of its own, and good and bad months.
  const weights = list.map(([, weight]) => weight * (0.5 + random.next()))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const steady = 0.8 + 0.45 * random.next()
  const phase = random.next() * 7
  return {
    runTime: (moment) => {
      const month = 1 + 0.25 * Math.sin(moment / 2.63e9 + phase)
      const mean = (runBetween[category] ?? 160) * MINUTE * steady * month
      return LEAST_RUN + Math.floor(-Math.log(1 - random.next()) * mean)
    },
    draw: () => {
      let at = random.next() * total
      let index = 0
      while (index < list.length - 1 && at >= (weights[index] ?? 0)) {
        at -= weights[index] ?? 0
        index += 1
      }
      const [reason, , least, most] = list[index] as Cause
      return { reason, ms: Math.floor((least + (most - least) * random.next() ** 1.8) * MINUTE) }
    },
  }
}
