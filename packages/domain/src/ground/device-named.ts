/** What a browser says of itself, as a few words that a person knows their device by. */

export interface NamedDevice {
  /** '' = nobody knows. */
  readonly browser: string
  readonly system: string
}

/** In this order: most browsers say that they are Chrome and Safari as well. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bChromium\//, 'Chromium'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^python-requests\/|^Python/, 'Python'],
  [/^(node|undici)\b/, 'Node.js'],
  [/^Java\//, 'Java'],
  [/^PostmanRuntime\//, 'Postman'],
]

/** An iPad says that it is a Mac unless it is asked for the page of a phone: those two cannot be told apart here. */
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export function deviceNamed(userAgent: string): NamedDevice {
  const nameIn = (table: typeof browsers) => table.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
