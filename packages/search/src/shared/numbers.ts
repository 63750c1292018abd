/** Whole numbers that grow as needed, in one block of memory. */
export class WholeList {
  values = new Uint32Array(1 << 14);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const bigger = new Uint32Array(this.length * 2);
      bigger.set(this.values);
      this.values = bigger;
    }
    this.values[this.length++] = value;
  }
}

/** The same for fractions. */
export class FractionList {
  values = new Float32Array(1 << 14);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const bigger = new Float32Array(this.length * 2);
      bigger.set(this.values);
      this.values = bigger;
    }
    this.values[this.length++] = value;
  }
}
