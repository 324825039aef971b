const STRINGS_AND_COMMENTS =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

/** Code with its comments blanked out; line numbers stay. A word in a comment is neither an import nor a use. */
export function withoutComments(code: string): string {
  return code.replace(STRINGS_AND_COMMENTS, (whole, string: string | undefined) =>
    string === undefined ? whole.replace(/[^\n]/g, ' ') : whole,
  )
}
