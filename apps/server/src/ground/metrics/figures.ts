// Figures in the text form of Prometheus (version 0.0.4): counted here, or asked for when somebody reads them.

export type Labels = Readonly<Record<string, string>>

/** One line of a figure. */
export interface Sample {
  readonly labels?: Labels
  readonly value: number
}

interface Kind {
  readonly name: string
  readonly help: string
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How long things took, counted by limits: what lies between them is guessed by who reads. */
export interface Histogram {
  observe(labels: Labels, seconds: number): void
  write(): string
}

export function histogram({ name, help }: Kind): Histogram {
  const rows = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
  return {
    observe: (labels, seconds) => {
      const key = written(labels)
      const row = rows.get(key) ?? { labels, counts: SECONDS.map(() => 0), sum: 0, count: 0 }
      rows.set(key, row)
      SECONDS.forEach((limit, at) => {
        if (seconds <= limit) row.counts[at] = (row.counts[at] ?? 0) + 1
      })
      row.sum += seconds
      row.count += 1
    },
    write: () => {
      const lines = [...rows.values()].flatMap(({ labels, counts, sum, count }) => [
        ...SECONDS.map((limit, at) => `${name}_bucket${written({ ...labels, le: String(limit) })} ${counts[at]}`),
        `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${written(labels)} ${sum}`,
        `${name}_count${written(labels)} ${count}`,
      ])
      return block({ name, help }, 'histogram', lines)
    },
  }
}

export function gauge(kind: Kind, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => `${kind.name}${written(labels)} ${value}`)
  return block(kind, 'gauge', lines)
}

function block({ name, help }: Kind, type: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function written(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
