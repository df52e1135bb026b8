/** Makes a system's `cites`: it names the cases that a file enforces by its shape, and a wrong number does not compile. */
export function citesFor<Rule extends string>(): <const R extends readonly Rule[]>(...rules: R) => R {
  return (...rules) => rules;
}
