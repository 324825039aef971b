/** `takt/{machine_id}/value/{name}`: what stands in braces fills a whole level of the topic. */
const PLACE = /^\{(\w+)\}$/

export function filterOf(template: string): string {
  return template
    .split('/')
    .map((level) => (PLACE.test(level) ? '+' : level))
    .join('/')
}

export function placesOf(template: string): string[] {
  return template.split('/').flatMap((level) => PLACE.exec(level)?.[1] ?? [])
}

/** What the topic says in the places of the template, or undefined when it is another topic. */
export function readTopic(template: string, topic: string): Readonly<Record<string, string>> | undefined {
  const [wanted, said] = [template.split('/'), topic.split('/')]
  if (wanted.length !== said.length) return undefined
  const places: Record<string, string> = {}
  for (const [at, level] of wanted.entries()) {
    const place = PLACE.exec(level)?.[1]
    if (place === undefined && level !== said[at]) return undefined
    if (place !== undefined) places[place] = said[at] as string
  }
  return places
}

/** The topic with its places filled. */
export function fillTopic(template: string, places: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
}

/** Places that must stand in the template and no others, each once; and no wildcard of MQTT. */
export function isTemplateWith(template: string, places: readonly string[]): boolean {
  const found = placesOf(template)
  return !/[#+]/.test(template) && found.length === places.length && places.every((place) => found.includes(place))
}
