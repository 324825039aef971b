/** Failures of what a person did, told by whoever has the screen: code below the shell knows no notices. */
let tellIt: (message: string) => void = () => undefined

export function tellFailure(message: string): void {
  tellIt(message)
}

export function onFailure(tell: (message: string) => void): void {
  tellIt = tell
}
