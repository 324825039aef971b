export interface ChartPress {
  readonly title: (name: string) => string
  readonly run: (key: string) => void
  /** Not given, all of them can be pressed. */
  readonly may?: (key: string) => boolean
}
