interface TitledPage {
  readonly title: string
  readonly machine?: string | undefined
  readonly dashboard?: string | undefined
}

/** 'Stop code - M101', a dashboard by its own name: several open tabs can be told apart. */
export function pageTitle({ title, machine, dashboard }: TitledPage): string {
  if (machine) return `${title} - ${machine}`
  return dashboard || title
}
