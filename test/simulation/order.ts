/** The order in which everything was seen from outside: requests sent, responses and deliveries received. */
export class Order {
  #last = 0;

  next(): number {
    return ++this.#last;
  }
}
